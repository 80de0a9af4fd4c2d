const NAME = /^\w+\.displayName = "\w+";$/gm;
const FORWARDED = /^(const \w+ = )(?=React\$1\.forwardRef\()/gm;

/**
 * A loader for a file of components: lets a bundler leave out what nobody uses. To it the call that makes a component, and
 * the statement that names it for tools, are effects. A file without them fails the build: a new version has them elsewhere.
 */
export default function droppableComponents(source: string): string {
  if (source.search(NAME) < 0 || source.search(FORWARDED) < 0)
    throw new Error('the file has no components of that kind');
  return source.replaceAll(NAME, '').replaceAll(FORWARDED, '$1/* @__PURE__ */ ');
}
