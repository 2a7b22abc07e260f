/** `npm run contract` regenerates docs/openapi.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './openapi.ts';

writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'openapi.json'), openApiText());
