/** Compiles a CSS module to an object of its own class names, each under itself. */
module.exports = {
  process(css) {
    const names = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
    const own = Object.fromEntries([...names].map(([, name]) => [name, name]));
    return { code: `module.exports = ${JSON.stringify(own)};` };
  },
};
