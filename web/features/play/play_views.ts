// What late_views.ts fetches.
export { AnswerPart } from './answer_part';
export { FillButton } from './fill_button';
export { GameRow } from './game_row';
export { GradeLine } from './grade_line';
export { Outcome } from './outcome';
export { RulesNote } from './rules_note';
export { SettingTools } from './setting_tools';
export { gradeWord } from '../rating/grade';
export { DayButtons } from '../today/day_buttons';
