// What reads a picture, as one file (picture_bench.mjs).
export { readGridIn } from '../../web/image/read_grid';
export { judgeBy } from '../../web/worker/picture_judge';
