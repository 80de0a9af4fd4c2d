import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Routes with hooks and parsers of their own. Fastify looks for the name of a plugin without one among all modules
 * that are loaded.
 */
export const part = (name: string, routes: (scope: FastifyInstance) => Promise<void>): FastifyPluginAsync =>
  fastifyPlugin(routes, { name, encapsulate: true });
