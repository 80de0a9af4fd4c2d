/** Route component. */
export function Component() {
  return <h1>charity-events</h1>;
}
