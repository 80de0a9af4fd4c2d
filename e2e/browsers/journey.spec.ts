import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';
import { expect, test } from './fixtures.ts';
import { button, dialog, FOOTER, field, HEADER, heading, link, MAIN } from './places.ts';
import type { Target } from './visitor.ts';

const ANY_LINK = /./;
const QUESTION: Target = { role: 'combobox', name: 'What do you want to hand in?', within: MAIN };
const MAP: Target = { role: 'region', name: 'Map', within: MAIN };
const CLUSTER = button(/recycling points?, zoom in$/, MAP);
const FILTERS = dialog('Filters');
const MENU = dialog('Menu');
const REGISTRATION = dialog('Sign up');
const ASKED = dialog('Ask a question');
const NARROW = [
  '/en-us',
  '/en-us/recycling-points',
  '/en-us/charity-events',
  '/ru-ru/profile/login',
  '/kk-kz',
];

test('one visit leads through every remote and an editor, into another language and out @O-01 @O-02 @I-05', async ({
  visitor,
}) => {
  await test.step('home and its question', async () => {
    await visitor.open('/en-us');
    await visitor.write(QUESTION, 'baterries');
    await visitor.press({ role: 'option', name: /battery/i });
    await visitor.isAt(/^\/en-us\/recycling-points\?thing=aa-battery$/);
  });

  await test.step('events and one of them', async () => {
    await visitor.press(link('Events', HEADER));
    await visitor.sees(heading('Charity events'));
    await visitor.press(link(ANY_LINK, { role: 'list', name: 'Charity events', within: MAIN }));
    await visitor.isAt(/^\/en-us\/charity-event\/\d+$/);
    await visitor.sees({ role: 'region', name: 'When and where', within: MAIN });
  });

  await test.step('login', async () => {
    await visitor.press(button('Account', HEADER));
    await visitor.press(link('Log in', HEADER));
    await visitor.write(field('Login or email', MAIN), ACCOUNTS.all);
    await visitor.write({ label: 'Password', within: MAIN }, PASSWORD);
    await visitor.press(button('Log in', MAIN));
    await visitor.sees(heading(/^Hello, /));
  });

  await test.step('an event is begun and saved in the cabinet', async () => {
    await visitor.press(button(/^Account of /, HEADER));
    await visitor.press(link('My recycling points', HEADER));
    await visitor.sees(heading('My recycling points'));
    await visitor.open('/en-us/profile/create-charity-event');
    await visitor.write(field('Name of the event', MAIN), 'Shore');
    await visitor.press(button('Save draft', MAIN));
    await visitor.isAt(/\/profile\/edit-charity-event\/\d+$/);
    await visitor.reads(MAIN, 'All changes are saved');
  });

  await test.step('another language, and out', async () => {
    await visitor.press(button(/^Language: /, HEADER));
    await visitor.press(link(/Русский \(Россия\)/, HEADER));
    await visitor.isAt(/^\/ru-ru\/profile\/edit-charity-event\/\d+$/);
    await visitor.press(button(/^Язык: /, HEADER));
    await visitor.press(link(/English \(US\)/, HEADER));
    await visitor.press(button(/^Account of /, HEADER));
    await visitor.press(link('Log out', HEADER));
    await visitor.press(button('Log out', MAIN));
    await visitor.sees(heading('You are logged out'));
  });
});

test('the map is filtered, zoomed and opens the card of a point @M-01', async ({ visitor }) => {
  await visitor.open('/en-us/recycling-points');
  await visitor.sees(CLUSTER);
  await visitor.press(button(/^Filters/, MAIN));
  await visitor.press({ role: 'checkbox', name: 'Glass jars', within: FILTERS });
  await visitor.press(button(/^Show \d+ points?$/, FILTERS));
  await visitor.isAt(/\?materials=glass-jars$/);
  await visitor.press(CLUSTER);
  await visitor.press(button('Zoom in', MAIN));
  await visitor.press(link(ANY_LINK, { role: 'listitem', within: MAIN }));
  await visitor.isAt(/^\/en-us\/recycling-points\/\d+/);
  await visitor.sees(heading(ANY_LINK));
  await visitor.browser.back();
  await visitor.sees(heading('Recycling points'));
});

test('forms name what is missing, and are sent once it is there @N-01 @N-02 @G-01', async ({ visitor }) => {
  await visitor.open('/en-us/charity-events?modal=question');
  await visitor.write(field('Your name', ASKED), 'Ada');
  await visitor.browser.key('Enter');
  await visitor.reads({ role: 'alert', within: ASKED }, '3 fields need your attention');
  await visitor.isOn(field('City', ASKED));
  await visitor.write(field('City', ASKED), 'Almaty');
  await visitor.write(field('Email', ASKED), 'ada@example.org');
  await visitor.write(field('Your question', ASKED), 'Where do jar lids go?');
  await visitor.press(button('Send the question', ASKED));
  await visitor.reads({ role: 'status', within: ASKED }, 'Your question has been successfully sent');
  await visitor.browser.key('Escape');
  await visitor.seesNo(ASKED);
  await visitor.write(field('Your email', FOOTER), `reader-${Date.now()}@example.org`);
  await visitor.press(button('Subscribe', FOOTER));
  await visitor.reads({ role: 'status', within: FOOTER }, 'A confirmation email is on its way');
  await visitor.press(button('Account', HEADER));
  await visitor.press(link('Sign up', HEADER));
  await visitor.press(button('Continue', REGISTRATION));
  await visitor.reads(REGISTRATION, 'Choose at least one role');
  await visitor.browser.key('Escape');
  await visitor.seesNo(REGISTRATION);
});

test('the menu of a phone is walked by keys, and no page is wider than 360 px @H-03 @L-05', async ({
  visitor,
}) => {
  await visitor.browser.resize(360, 740);
  for (const page of NARROW) {
    await visitor.open(page);
    await visitor.sees({ role: 'heading', within: MAIN });
    expect(await visitor.overflow(), page).toEqual([]);
  }
  await visitor.open('/en-us/charity-events');
  await visitor.press(button('Menu', HEADER));
  await visitor.sees(link('Find a recycling point', MENU));
  const before = await visitor.focused();
  await visitor.browser.key('Tab');
  await expect.poll(() => visitor.focused()).not.toBe(before);
  await visitor.browser.key('Tab', 'Shift');
  await expect.poll(() => visitor.focused()).toBe(before);
  await visitor.browser.key('Escape');
  await visitor.seesNo(MENU);
  await visitor.isOn(button('Menu', HEADER));
});
