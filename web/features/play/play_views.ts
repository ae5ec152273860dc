// What late_views.ts fetches.
export { AnswerPart } from './answer_part';
export { FillButton } from './fill_button';
export { CheckPart } from './check_part';
export { FinishCard } from './finish_card';
export { GradeLine } from './grade_line';
