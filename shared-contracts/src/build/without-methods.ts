import type { LoaderContext } from '@rspack/core';

/**
 * A loader for a class of Leaflet: leaves out methods that nobody calls. A bundler cannot, for a class of Leaflet is one
 * object. A method that is not there fails the build: it was named by a new version in another way.
 */
export default function withoutMethods(
  this: Pick<LoaderContext<{ readonly methods: readonly string[] }>, 'getOptions'>,
  source: string,
): string {
  return this.getOptions().methods.reduce(
    (rest, method) => {
      const [before, after] = rest.split(new RegExp(`^\\t${method}: function \\(.*?^\\t},$`, 'ms'));
      if (before === undefined || after === undefined) throw new Error(`the class has no method ${method}`);
      return before + after;
    },
    source.replaceAll('\r\n', '\n'),
  );
}
