// The dialog for a new puzzle. A picture is likely to come from here: what reads it makes itself ready meanwhile.
import type { ComponentProps, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { NewContent } from '../features/new/new_content';
import { pageReader } from '../features/pictures/page_reader';

export function NewDialog(props: ComponentProps<typeof NewContent>): JSX.Element {
  useEffect(() => pageReader.start(), []);
  return <NewContent {...props} />;
}
