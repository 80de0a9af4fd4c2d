import type { FastifyInstance } from 'fastify';
import { mixed } from 'yup';
import { answers } from '../openapi/answers.ts';
import { openApiDocument } from '../openapi/document.ts';
import { publicly } from '../plugins/route-access.ts';
import { NoQuery } from '../validation/no-query.ts';

const Document = mixed().meta({ jsonSchema: { type: 'object', additionalProperties: true } });

/** `/api/openapi.json`: what the API takes and answers. Written once, when somebody first asks. */
export function registerDocument(app: FastifyInstance): void {
  let written: string | undefined;
  const options = publicly({ querystring: NoQuery, ...answers({ 200: Document }) });
  app.get('/api/openapi.json', options, async (_request, reply) => {
    written ??= JSON.stringify(openApiDocument(app.knownRoutes()));
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(written);
  });
}
