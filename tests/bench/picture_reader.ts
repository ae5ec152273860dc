// The reader of pictures, as one file (picture_bench.mjs).
export { readGridIn } from '../../web/image/read_grid';
export { warmUp } from '../../web/image/warm_up';
export { judgeBy } from '../../web/worker/picture_judge';
