import { REGION_LINKS } from '@ecocircle/shared-contracts';
import { type LegalDocument, mapService } from '../../../legal/index.ts';
import { list, note, p, table } from '../../../long-text/index.ts';

const { email } = REGION_LINKS.international;
const mail = `[${email}](mailto:${email})`;

const document: LegalDocument = {
  title: 'Privacy policy',
  lead: 'You can look at the map, the events and every manual here without telling us anything about yourself. This page says what we store when you do tell us something, why, and how to take it back.',
  changed: '2026-11-24',
  sections: [
    {
      id: 'operator',
      title: 'Who is responsible',
      blocks: [
        p(
          `The operator of EcoCircle (“we”) decides what is done with personal data on this portal and is the controller in the sense of the General Data Protection Regulation (GDPR). Write to us about anything on this page: ${mail}.`,
        ),
        p(
          'This version is for visitors of the international edition. Where the law of your country gives you more rights than are listed here, you have those as well.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'What we store, why, and for how long',
      blocks: [
        p(
          'We ask only for what the thing you are doing needs. Nothing is collected in advance, and nothing is bought from others.',
        ),
        table(
          'Personal data by purpose',
          ['When', 'What', 'Why and on what ground', 'How long'],
          [
            'You look around',
            'Technical records of requests: network address, time, page, browser',
            'To keep the portal running and fend off abuse; legitimate interest',
            '30 days',
          ],
          [
            'A page fails or is slow',
            'What failed in which part of the portal, and how fast the page was: without an account, a cookie or anything that you typed',
            'To notice and mend it; legitimate interest',
            '30 days',
          ],
          [
            'You ask a question or write to us',
            'Name, city, email, your text; a phone number and the organization where the form asks for them',
            'To answer you; steps at your request before a contract',
            'Two years; sooner if you ask',
          ],
          [
            'You subscribe to the newsletter',
            'Email and language',
            'To send the newsletter; your consent, given by the link in the confirmation email',
            'Until you leave by the link in any email',
          ],
          [
            'You ask to be told of new points',
            'Email and language, materials, a place to about a hundred meters',
            'To write when a point opens there; your consent, given by the link in the confirmation email',
            'Until you stop it by the link in any of its emails, then a fingerprint of the address for a week; a month where it is never confirmed',
          ],
          [
            'You open an account',
            'Name, email, a password in hashed form; for organizations also phone, address and tax number',
            'To let you log in and use your cabinet; the agreement with you',
            'Until you delete the account in your cabinet; a week where the email is never confirmed',
          ],
          [
            'You publish a point or an event',
            'What you enter, including photos and the contact that you name',
            'To show it to everyone; the agreement with you',
            'While it is published, and afterward in the history of the point',
          ],
          [
            'You report a problem with a point',
            'Your text, your photos and the point; email only if you want an answer by email',
            'To have it put right and tell you what became of it; legitimate interest of everyone who uses the map',
            'A year after it is settled; its tracking page 90 days',
          ],
          [
            'You look after a point',
            'Who changed what and when; emails that ask whether the point is still right',
            'To undo mistakes and keep the map true; the agreement with you',
            'As long as the point exists; your name goes with your account',
          ],
        ),
        note(
          'A contact that you enter for a point or an event is shown on public pages. Enter a work number rather than a private one.',
          'Public means public',
        ),
        p(
          'Location data and other details that cameras write into photos are removed when a photo is uploaded.',
        ),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what stays in your browser',
      blocks: [
        p(
          'There is no analytics here, no advertising, and no cookie of anyone else. What we set serves what you asked for:',
        ),
        table(
          'Cookies and browser storage',
          ['Name', 'Where', 'What for', 'How long'],
          ['auth_token', 'Cookie', 'Keeps you logged in', 'Until the session ends or you log out'],
          ['auth', 'Local storage', 'The same session, for the portal’s own pages', 'As above'],
          ['return_to', 'Cookie', 'The page to bring you back to after you log in', '10 minutes'],
          ['locale', 'Cookie', 'The language that you chose', 'One year'],
          ['keepPreferredLocale', 'Cookie', 'That you want every page in that language', 'One year'],
          ['city', 'Cookie', 'The city that you chose or were found in', 'One year'],
          ['location', 'Local storage', 'Your last position, so as not to ask again', 'One hour'],
          [
            'mf-points-map',
            'Cache storage',
            'The city that you keep for when you are offline, and what you looked at on its map',
            'Until you remove it',
          ],
          ['cookies_noted', 'Cookie', 'That you have closed the cookie message', 'One year'],
          ['styles', 'Cookie', 'Which of the portal’s style sheets your browser already has', 'One year'],
          [
            'localeCode, localeCodeSetByMessage',
            'Session storage and cookie',
            'The language of this visit, and that you answered the language message',
            'Until you close the browser',
          ],
          [
            'Drafts of forms',
            'Session storage',
            'So that a half-typed text survives a change of language',
            'Until you close the tab',
          ],
        ),
        p(
          'You can delete all of it in the settings of your browser. The portal goes on working; you only have to log in and choose the language again.',
        ),
      ],
    },
    {
      id: 'location',
      title: 'Your location on the map',
      blocks: [
        p(
          'The portal asks your browser for your position only when you press a button for it. The position stays in your browser, for an hour, and is not stored with your account. Our own server is told it to about a kilometer, to find your country and city, and keeps nothing of it. If you have neither chosen a city nor told your position, we may guess the city from your network address; where a look-up service does that for us, it receives this address and nothing else.',
        ),
        p(
          'An alert about new points keeps the place that you choose for it, to about a hundred meters, until you stop it.',
        ),
        p(
          'Map pictures come from our own server. Directions open in a maps service of your choice, under its own rules.',
        ),
        mapService(
          'Where our own map has no streets, your browser fetches its pictures from **{service}**. That service sees your network address, the address of our site and the part of the map that you look at, and treats them under its own rules.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Who else sees it',
      blocks: [
        list(
          '**Our staff**, as far as their work needs it: moderators see points and requests of organizations, support sees what you wrote.',
          '**Those who run servers and mail for us**, on our instructions only.',
          '**Google**, if you choose to sign in with Google: we receive your name and email from it, and it learns that you logged in here.',
          '**Authorities**, where a law obliges us.',
        ),
        p(
          'We do not sell personal data and do not share it for advertising. No decision about you is made by a machine alone.',
        ),
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        p(
          'If data of people in the European Economic Area is processed elsewhere, this happens in a country with an adequacy decision or under the European Commission’s standard contractual clauses. Ask us for a copy of what applies to you.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        p(
          `A copy of your data and the deletion of your account are in your cabinet, on the page “Account”; both happen at once. For everything else write to ${mail} from the address that the data belongs to. We answer within one month and charge nothing. You may ask us`,
        ),
        list(
          'what we store about you, and for a copy of it,',
          'to correct what is wrong and complete what is missing,',
          'to erase it or to stop using it,',
          'to hand it to you or to another service in a machine-readable form,',
          'to stop a use that rests on our legitimate interest.',
        ),
        p(
          'A consent can be withdrawn at any time; what happened before stays lawful. You may also complain to the data protection authority of the place where you live or work.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        p(
          'Connections to the portal are encrypted in production. Passwords are stored as salted hashes that cannot be turned back. Links in our emails work once and expire. If data of yours is ever exposed in a way that puts you at risk, we tell you and the authority without delay.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        p(
          'Looking around needs no account at any age. An account, a form or the newsletter is meant for people of 16 and older; younger people need the consent of a parent.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        p(
          'When we start to store something new, we change this page before we do it and write the day at the top. About changes that matter to account holders we also write an email.',
        ),
      ],
    },
  ],
};

export default document;
