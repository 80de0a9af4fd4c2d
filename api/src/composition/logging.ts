import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/**
 * How the API logs: JSON lines. What people type, tokens and cookies are not logged in the first place; the paths that
 * are redacted are where a plugin or a later change would put them.
 */
export const logSettings = (level: Config['logLevel']) =>
  ({
    level,
    base: { app: 'api' },
    redact: ['req.headers', 'headers', 'authorization', 'cookie', 'password', 'token', 'body'],
  }) satisfies FastifyServerOptions['logger'];
