import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Routes with hooks and parsers of their own. Fastify looks for the name of a plugin without one among all modules
 * that are loaded.
 */
export const part = <Options extends FastifyPluginOptions>(
  name: string,
  routes: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => fastifyPlugin(routes, { name, encapsulate: true });
