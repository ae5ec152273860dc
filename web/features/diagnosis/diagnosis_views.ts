// All that is seen of a diagnosis, as one piece to load.
export { DiagnosisBody } from './diagnosis_body';
