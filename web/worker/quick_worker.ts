// The first worker of the page: a small module that reads, writes and gives verdicts.
import createModule from '../../build/wasm/sudoscope_quick.mjs';
import wasmUrl from '../../build/wasm/sudoscope_quick.wasm?url';
import { quickAnswers } from './answers';
import { loadModule, serve } from './serve';

serve(loadModule(createModule, wasmUrl).then(quickAnswers));
