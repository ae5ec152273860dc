// The dialog for a new puzzle. Pictures mostly come from here, so the picture reader warms up meanwhile.
import type { ComponentProps, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { NewContent } from '../features/new/new_content';
import { pageReader } from '../features/pictures/page_reader';

export function NewDialog(props: ComponentProps<typeof NewContent>): JSX.Element {
  useEffect(() => pageReader.start(), []);
  return <NewContent {...props} />;
}
