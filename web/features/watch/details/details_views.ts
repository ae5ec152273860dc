// The views of the row below the search tree, in one file so that they are fetched together, and not before.
import { HeatView } from './heat_view';
import { MatrixView } from './matrix_view';
import { RecordView } from './record_view';
import { MovesView } from './moves_view';

export const views = { heat: HeatView, moves: MovesView, matrix: MatrixView, record: RecordView };
