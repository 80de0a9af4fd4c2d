import { expect, test } from '@jest/globals';
import droppableComponents from './droppable-components.ts';

const LINK = 'const Link = React$1.forwardRef(function LinkWithRef() {});';

test('a component has no name for tools, and the call that makes it no effect', () => {
  const source = `${LINK}\nLink.displayName = "Link";\nexport { Link };`;
  expect(droppableComponents(source)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\nexport { Link };',
  );
});

test.each([LINK, 'Link.displayName = "Link";', ''])(
  'a file of other components fails the build: %j',
  (source) => {
    expect(() => droppableComponents(source)).toThrow('the file has no components of that kind');
  },
);
