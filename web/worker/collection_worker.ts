// The worker of collections: a small module that solves lines of puzzles, many at a time.
import createModule from '../../build/wasm/sudoscope_collection.mjs';
import wasmUrl from '../../build/wasm/sudoscope_collection.wasm?url';
import type { CollectionRequest } from '../protocol/collection';
import { solveBlock } from './collection_task';
import { loadModule, serve } from './serve';

const loading = loadModule(createModule, wasmUrl);

serve<CollectionRequest>(async (request, job) => solveBlock(await loading, request, job));
