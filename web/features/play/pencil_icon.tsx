// What fills in notes, drawn as the icons are (ui/icons.tsx); a first visit does not show it.
import { Icon, type IconDrawing } from '../../ui/icons';

export const pencil: IconDrawing = () => (
  <Icon>
    <path d="M3.5 14.5 4.3 11l7.9-7.9 2.7 2.7-7.9 7.9zM10.6 4.7l2.7 2.7" />
  </Icon>
);
