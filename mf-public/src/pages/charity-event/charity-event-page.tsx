/** Route component. */
export function Component() {
  return <h1>charity-event</h1>;
}
