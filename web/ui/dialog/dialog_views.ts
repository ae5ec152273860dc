// What is in the dialogs, in one file so that they are fetched together, and not before one is opened.
import { HelpContent } from '../help/help_content';
import { PictureContent } from '../image/picture_content';
import { NewContent } from '../new/new_content';
import { SettingsContent } from '../settings/settings_content';
import { ShareContent } from '../share/share_content';

export const contents = {
  new: NewContent,
  picture: PictureContent,
  share: ShareContent,
  help: HelpContent,
  settings: SettingsContent,
};
