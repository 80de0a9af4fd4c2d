import { writeFileSync } from 'node:fs';
import { OPENAPI_REPORT, reportedDocument } from './openapi-report.ts';

writeFileSync(OPENAPI_REPORT, await reportedDocument());
