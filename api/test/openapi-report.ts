import { openApiDocument } from '../src/openapi/document.ts';
import { startTestApp } from './test-app.ts';

/** The committed document; `npm run openapi:update` (in `api/`) writes it anew. */
export const OPENAPI_REPORT = new URL('../openapi.json', import.meta.url);

/** The document of the API as it is, with the sign-in by a provider. */
export async function reportedDocument(): Promise<string> {
  const google = { issuer: 'https://accounts.google.com', clientId: 'portal', clientSecret: 'secret' };
  const api = await startTestApp({ points: 1, google });
  try {
    return `${JSON.stringify(openApiDocument(api.app.knownRoutes()), null, 2)}\n`;
  } finally {
    await api.close();
  }
}
