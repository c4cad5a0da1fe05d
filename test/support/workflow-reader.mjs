// The process that reads workflow files, from its sources. Each build starts one, so it keeps the code that it compiled.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/test-processes'));
await import('../../src/entry/workflow-reader-process.ts');
