import { heading, list, note, p, steps, table } from '../../../long-text/index.ts';
import { drawing, figure, type ManualContent } from '../../../manuals/index.ts';
import sizes from '../pictures/en-US/sizes.json' with { type: 'json' };

const manual: ManualContent = {
  pictures: {
    sizes,
    load: (file) => import(/* webpackMode: "eager" */ `../pictures/en-US/${file}.webp`),
  },
  title: 'How to run an event',
  lead: 'From signing up to the morning people show up. We follow one riverbank clean-up all the way through; a collection, a tree planting, a workshop, or a swap meet works the same way.',
  needTitle: 'What you need',
  need: [
    'An email address you check',
    'Your organization’s name, address, and tax ID',
    'The place, date, and time of your event',
    'A photo of the place, if you have one',
  ],
  sections: [
    {
      id: 'registration',
      title: 'Registration',
      blocks: [
        p(
          'Nobody needs an account to browse events or join one. You need one to announce your own: volunteers can see who is inviting them, and we know whom to reach if something goes wrong.',
        ),
        heading('Choose a role', 'choose-role'),
        p('There are three roles, and one account can hold several.'),
        table(
          'Account roles',
          ['Role', 'What it is for', 'When it starts working'],
          [
            'Participant',
            'A points balance and a personal account',
            'As soon as you follow the link in the email',
          ],
          ['Event organizer', 'Creating and publishing events', 'Once a manager has reviewed your request'],
          [
            'Recycling point operator',
            'Putting your points on the map',
            'Once a manager has reviewed your request',
          ],
        ),
        p('To run a clean-up, check **event organizer**.'),
        heading('Fill in the form', 'fill-registration'),
        steps(
          'Open [registration](/registration/): the form appears over the page you are on. Check the roles you want, then press **Continue**.',
          'Enter your name and email. Everything we write about your registration goes to that address.',
          'For the organizer role, add a phone number, the organization’s name and address, and its tax ID.',
          'If you also checked the participant role, make up a password and repeat it.',
          'Read the email address one more time, then send the form.',
        ),
        figure('registration', {
          alt: 'The registration dialog: the role of an event organizer, the fields about you, and the fields about your organization',
          caption: 'Registration as an event organizer',
          legend: [
            'the role: Event organizer',
            'your name and email',
            'the organization: phone, name, tax ID, and address',
            'the button that sends the request',
          ],
        }),
        note(
          '8 to 20 characters with at least one uppercase letter, one lowercase letter, and one digit. No spaces, quotation marks, brackets, colons, semicolons, or the signs < > | `.',
          'What makes a good password',
        ),
        heading('Confirm your email and wait for the review', 'confirm-registration'),
        figure('request-sent', {
          alt: 'The message after sending: the request is on its way to a manager, and below it stands its number',
          caption: 'The request has been sent',
          legend: [
            'where the answer will come, and how soon',
            'the number of your request; mention it if you write to us',
          ],
        }),
        p(
          'If you asked for the participant role, open the email, follow its link, and press the button there; you cannot log in before that. The link works once, for three days. Nothing in your inbox? Look in Spam.',
        ),
        p(
          'A person reads each organization’s request, checks the name, address, and tax ID, and writes back to the same address either way, usually within three business days. There is no need to send the form twice. If the request is declined, the email tells why, and you can send another one.',
        ),
        p(
          'Once you are approved, the email has a link to choose a password. It works once, for seven days; if you miss that, use **Forgot your password?** on the login page. If you already have an account with this email, the new role is added to it, and you log in with the password you have.',
        ),
        heading('Log in', 'sign-in'),
        figure('sign-in', {
          alt: 'The login page: a field for the login, a field for the password, and the Log in button, with Forgot your password? below it',
          caption: 'Logging in to your account',
          legend: [
            'your email or your organization’s login',
            'your password; the eye shows what you have typed',
            'the button works once both fields are filled in',
            'the way to a new password',
          ],
        }),
        p(
          'Go to the [login page](/profile/login) or press **Log in** at the top of any page. You will land on your profile.',
        ),
        figure('profile', {
          alt: 'An organizer’s profile: the role, contact details, and links to the map and to events',
          caption: 'Your profile, where the account begins',
          legend: [
            'your roles; make sure event organizer is there',
            'how we will reach you',
            'the list of events as everybody sees it',
          ],
        }),
        heading('If you forgot your password', 'restore-password'),
        steps(
          'On the login page press **Forgot your password?** and enter the email you signed up with.',
          'Open the email and follow the link. It works once, for an hour; after that ask for another.',
          'Choose a new password, type it twice, and log in with it. All your devices are logged out.',
        ),
        figure('restore-password', {
          alt: 'Restoring a password: a field for the email and the Reset password button',
          caption: 'Asking for a link',
          legend: ['the email you signed up with', 'sends a link to that address'],
        }),
        figure('new-password', {
          alt: 'The page for a new password: the password, the list of its rules, the password once more, and the Save password button',
          caption: 'Choosing a new password',
          legend: [
            'your new password',
            'the rules; each is ticked once you keep it',
            'the same password again',
            'the button that saves it',
          ],
        }),
      ],
    },
    {
      id: 'create-charity-event',
      title: 'Creating an event',
      blocks: [
        p(
          'With everything at hand, the form takes about ten minutes. People read it on a phone, halfway out the door, so keep it short and plain.',
        ),
        heading('Get these ready', 'prepare-event'),
        table(
          'What an event needs',
          ['What', 'How to do it well', 'Example'],
          ['Name', 'What happens and where, no exclamation points', 'Clean-up at Boedo square'],
          ['Kind', 'One of five: clean-up, collection, planting, workshop, swap meet', 'Clean-up'],
          [
            'Place',
            'An address, and a pin exactly where you will meet people',
            'Av. Boedo 800, by the fountain',
          ],
          [
            'Date and time',
            'Start and end on the clocks of the city where it happens',
            'May 23, 10 AM – 1 PM',
          ],
          [
            'Description',
            'What you will do, what to bring, what is provided, whether kids can come',
            'We bring gloves and bags; bring water',
          ],
          ['Contacts', 'Whoever will pick up the phone on the day', 'Grace, +1 202 555 0117'],
          [
            'Photo',
            'The place itself, landscape, no close-ups of strangers',
            'The riverbank before the clean-up',
          ],
        ),
        drawing('cleanup'),
        note(
          'The time zone comes from the city. If you live in New York and the clean-up is in Buenos Aires, enter Buenos Aires time; visitors see exactly that, marked as local time.',
          'Times are local',
        ),
        heading('Fill in the form', 'fill-event'),
        steps(
          'In the account menu choose **Create an event**.',
          'Name the event and pick its kind. The kind decides the drawing on the cover when there is no photo.',
          'Enter the address and check the pin. Put it where you will stand with a sign, not in the middle of the park.',
          'Set the date, the start, and the end. Two or three hours are plenty for a clean-up.',
          'Write the description and the contacts. Everybody will see the phone and the email, so leave out private ones you would not give to strangers.',
          'Add a photo if you have one.',
        ),
        p('A good description answers five questions:'),
        list(
          'What exactly will we do, and for how long?',
          'What should I bring and wear?',
          'What is provided: gloves, bags, coffee?',
          'Are kids and dogs welcome, and can a stroller or a wheelchair get there?',
          'What happens if it rains?',
        ),
        heading('Save a draft, then publish', 'publish-event'),
        p(
          'A new event is a draft: only you can see it, and you can change it as often as you like. Read it once more as somebody who has never heard of you, and publish it. From that minute on it is in the public list, in the search, and at its own address.',
        ),
        note(
          'A published event can no longer be edited in your account, because people may already count on it. Support moves the date or fixes a detail when you ask by email.',
          'Check before you publish',
        ),
        p('Cannot find something, or not sure? [Ask a question](?modal=question) and we will help.'),
      ],
    },
    {
      id: 'charity-events-viewing-and-editing',
      title: 'Viewing and editing',
      blocks: [
        heading('Your events', 'my-events'),
        p(
          '**My events** in your account holds both drafts and published events. A draft opens for editing; a published event opens for viewing, with a button that prepares an email to support.',
        ),
        heading('What visitors see', 'what-visitors-see'),
        p(
          'A published event appears in the [public list](/charity-events) right away, the soonest at the top.',
        ),
        figure('events-list', {
          alt: 'The list of events: a filter, and below it cards with the date, the name, the time, and the address',
          caption: 'The list, as a volunteer sees it',
          legend: [
            'search and filters: people find you by name, place, city, and kind',
            'the date comes first, because that is how people choose',
            'name, time, and address; pressing it opens the page',
          ],
        }),
        figure('event-page', {
          alt: 'The page of an event: its name, cover, date, place, and the organizer’s contacts',
          caption: 'The page of an event',
          legend: [
            'the name, which also shows in shared links',
            'date and time on the city’s clocks',
            'where to meet',
            'the organizer, with a phone number and an email',
            'the calendar, directions, and a link to share',
          ],
        }),
        p(
          'From the page people get directions, add the event to their calendar, and share the link. They can also subscribe to the whole list, so that new events turn up in their calendars by themselves. Post the link in the building’s chat and pin a note by the mailboxes: that is what brings most people.',
        ),
        heading('Changing or canceling', 'change-or-cancel'),
        table(
          'What changes, and how',
          ['State', 'How to change it', 'What others see'],
          ['Draft', 'Open it in your account and edit', 'Nothing'],
          [
            'Published',
            'By email to support; the button in your account fills in the name and number',
            'The page and the entry in the list',
          ],
          ['Canceled', 'By email to support', 'The page marked “Canceled”; subscribed calendars show it too'],
          ['Past', 'Nothing to change', 'The page, under “Past”'],
        ),
        p(
          'If it all falls through, write to us right away: a “Canceled” mark saves people the trip. Call those who may have your number.',
        ),
      ],
    },
    {
      id: 'faq',
      title: 'Questions and answers',
      blocks: [
        heading('What does it cost to announce an event?'),
        p('Nothing. Taking part has to be free as well: we do not publish paid tours or sales.'),
        heading('Can a private person run a clean-up?'),
        p(
          'The organizer role goes to organizations: schools, clubs, nonprofits, building associations, companies. If it is just you and the neighbors, team up with a local group that can send the request.',
        ),
        heading('The confirmation email never came. Now what?'),
        p(
          'Give it ten minutes and check Spam and Promotions, then look for a typo in the address. If all is well there, [ask us](?modal=question).',
        ),
        heading('It says a user with this email already exists'),
        p('Then you have signed up before. Log in with that email, or restore the password.'),
        heading('Why is there no events section in my account?'),
        p(
          'It comes with the organizer role. Look at the roles on your [profile](/profile); if it is missing, your request is still being reviewed.',
        ),
        heading('I got the time wrong, and the event is published'),
        p(
          'Write to support from your account: the name and the number are filled in for you, so just add the right time. Meanwhile, warn the people you are already in touch with.',
        ),
        heading('Do I need a permit?'),
        p(
          'Ask whoever owns or runs the place: a parks department, the city, a landlord. Settle in the same call who will haul the bags away.',
        ),
        heading('What do we do with what we collected?'),
        p(
          'Sort it on the spot. Take glass, plastic, and metal to a point on the [map](/recycling-points), and leave the rest where the pickup was agreed.',
        ),
        heading('How do I know how many people will come?'),
        p(
          'There is no sign-up; people just come. Ask groups of more than three to drop you a line, and bring spare gloves.',
        ),
        heading('Can I delete an event?'),
        p(
          'Delete a draft yourself. Support takes down a published one, and its old address keeps a page with the name, so that nobody wonders where it went.',
        ),
      ],
    },
  ],
};

export default manual;
