// The contents of the dialogs, in one file so that they are fetched together, and not before one is opened.
import { CameraContent } from '../features/camera/camera_content';
import { HelpContent } from '../features/help/help_content';
import { PictureContent } from '../features/pictures/picture_content';
import { SettingsContent } from '../features/settings/settings_content';
import { ShareContent } from '../features/share/share_content';
import { StatisticsContent } from '../features/today/statistics_content';
import { NewDialog } from './new_dialog';

export { DialogNotice } from './dialog_notice';

export const contents = {
  new: NewDialog,
  picture: PictureContent,
  camera: CameraContent,
  share: ShareContent,
  help: HelpContent,
  settings: SettingsContent,
  statistics: StatisticsContent,
};
