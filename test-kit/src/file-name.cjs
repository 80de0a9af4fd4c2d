const { relative } = require('node:path');

/** Compiles a picture or font to its path in its package, as the address that a build would give it. */
module.exports = {
  process: (_, path, { config }) => ({
    code: `module.exports = ${JSON.stringify(`/${relative(config.rootDir, path)}`)};`,
  }),
};
