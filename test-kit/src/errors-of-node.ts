const ERRORS = [
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

/**
 * Lets a test file take the errors of Node for errors. Each file has globals of its own, but what `fetch` or `fs`
 * throws is made of those outside, for which `instanceof TypeError` would say no.
 */
export function takeErrorsOfNode(inside: typeof globalThis): void {
  for (const name of ERRORS) {
    const own = inside[name];
    const outside = globalThis[name];
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(own, Symbol.hasInstance, {
      value(this: typeof own, error: unknown) {
        return isInstance.call(this, error) || (this === own && error instanceof outside);
      },
    });
  }
}
