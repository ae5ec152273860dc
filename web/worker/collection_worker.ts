// The worker of collections: a small module that solves lines of puzzles, many at a time.
import createModule from '../../build/wasm/sudoscope_collection.mjs';
import wasmUrl from '../../build/wasm/sudoscope_collection.wasm?url';
import { solveBlock } from './collection_task';
import { loadModule, serve } from './serve';

serve<'collection'>(
  loadModule(createModule, wasmUrl).then((module) => ({
    collection: (request, job) => solveBlock(module, request, job),
  })),
);
