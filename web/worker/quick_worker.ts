// The first worker of the page: a small module that reads, writes and gives verdicts.
import createModule from '../../build/wasm/sudoscope_quick.mjs';
import wasmUrl from '../../build/wasm/sudoscope_quick.wasm?url';
import type { QuickRequest } from '../protocol/messages';
import { answerQuick } from './answers';
import { loadModule, serve } from './serve';

const loading = loadModule(createModule, wasmUrl);

serve<QuickRequest>(async (request, job) => answerQuick(await loading, request, job));
