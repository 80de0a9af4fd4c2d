import { MATERIAL_FAMILIES, POINT_STATUSES, type PointStatus } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as kit from './index.ts';

const TEXTS = {
  open: '',
  clear: '',
  loading: '',
  error: '',
  startTyping: '',
  noResults: '',
  remove: () => '',
};
const nothing = () => {};

const page = (
  <>
    <kit.Logo brand="EcoCircle" />
    <kit.Button loading>Save</kit.Button>
    <kit.ButtonLink href="/">Home</kit.ButtonLink>
    <kit.TextField label="Name" value="" onValueChange={nothing} error="Wrong" errorShown />
    <kit.TextArea label="Comment" value="" onValueChange={nothing} />
    <kit.Select label="City" items={[]} selected={[]} onSelectedChange={nothing} texts={TEXTS} />
    <kit.NativeSelect label="Sort" items={[]} value="" onValueChange={nothing} />
    <kit.Dialog open onClose={nothing} title="Question" closeLabel="Close" />
    <kit.DisclosureMenu button="Manuals">manuals</kit.DisclosureMenu>
    <kit.Drawer open onClose={nothing} label="Menu" closeLabel="Close" />
    <kit.StoreBadge store="app-store" href="/" label="On the App Store" externalLabel="new tab" />
    <kit.NotificationRegion label="Notifications">
      <kit.NotificationCard kind="info" title="Saved" closeLabel="Close" onClose={nothing} />
    </kit.NotificationRegion>
    <kit.Banner label="Cookies" />
    <kit.Image src="/photo.jpg" alt="" ratio="4/3" />
    <kit.Skeleton lines={3} />
    <kit.Street />
    <kit.Spinner label="Loading" />
    {(Object.keys(POINT_STATUSES) as PointStatus[]).map((status) => (
      <kit.StatusLabel key={status} status={status}>
        {status}
      </kit.StatusLabel>
    ))}
    {MATERIAL_FAMILIES.map((family) => (
      <kit.MaterialMark key={family} family={family} />
    ))}
  </>
);

test('every component renders on the server without an inline style, which the policy would block', () => {
  const html = renderToString(page);
  expect(html).toContain('EcoCircle');
  expect(html).not.toContain('style=');
});

test('the browser takes the server’s page over without a word', () => {
  const [complain, recover] = [jest.spyOn(console, 'error'), jest.fn()];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true, onRecoverableError: recover });
  expect(complain.mock.calls).toEqual([]);
  expect(recover).not.toHaveBeenCalled();
});
