// The worker that the page starts with: a small module that reads, writes and gives verdicts.
import createModule from '../../build/wasm/sudoscope_quick_worker.mjs';
import wasmUrl from '../../build/wasm/sudoscope_quick_worker.wasm?url';
import type { QuickRequest } from '../protocol/messages';
import { answerQuick } from './quick_answers';
import { serve } from './serve';

const loading = createModule({ locateFile: () => new URL(wasmUrl, import.meta.url).href });

serve<QuickRequest>(async (request, job) => answerQuick(await loading, request, job));
