import { heading, list, note, p, steps, table } from '../../../long-text/index.ts';
import { drawing, figure, type ManualContent, sample } from '../../../manuals/index.ts';
import sizes from '../pictures/en-US/sizes.json' with { type: 'json' };

const manual: ManualContent = {
  pictures: {
    sizes,
    load: (file) => import(/* webpackMode: "eager" */ `../pictures/en-US/${file}.webp`),
  },
  title: 'How to inspect a container site',
  lead: 'A map stays true only while somebody compares it with the street. Ten minutes at the containers, a few photos, and one message, and the next person will not carry a bag of jars to a locked gate.',
  needTitle: 'What to take along',
  need: [
    'A phone with a camera and a connection',
    'Ten minutes of daylight',
    'Sturdy shoes, and gloves in case you pick something up',
  ],
  sections: [
    {
      id: 'create-inspection',
      title: 'Do the inspection',
      blocks: [
        heading('Find the site on the map', 'find-the-site'),
        p(
          'Open the [recycling map](/recycling-points) before you leave home, so that you know what the site promises.',
        ),
        figure('find-the-site', {
          alt: 'The map of recycling points with a search field, buttons for materials, and a list',
          caption: 'The map: three ways to find a site',
          legend: [
            'search by thing, name, or address',
            'city, filters, and materials: only the points that take them stay',
            'the list of what is on the map right now',
          ],
        }),
        p(
          'A circle with a number stands for several points; press it to zoom in. There are containers, but nothing on the map? That is worth a message too.',
        ),
        heading('Read its card', 'read-the-card'),
        figure('point-card', {
          alt: 'The card of a point: its name, whether it is open now, rates, and opening hours',
          caption: 'The card you will compare the place with',
          legend: [
            'name and address',
            'whether it is open, and until when',
            'what it takes and what it pays',
            'opening hours by day, with the lunch break',
          ],
        }),
        p(
          'Further down are the rules, the contacts, and the organization. Copy the address of the page: you will need it in your message.',
        ),
        heading('Look around', 'look-around'),
        table(
          'What to look at on the site',
          ['What', 'Fine', 'Worth reporting'],
          ['Fullness', 'There is room and the lids close', 'Overflowing, bags on the ground'],
          ['Condition', 'Containers whole and upright', 'Broken, burnt, tipped over, lids missing'],
          ['Labels', 'Clear, and the same as on the card', 'Worn off, covered, or saying something else'],
          [
            'Access',
            'You can get there with a stroller; the gate is open',
            'Blocked by cars or snow, locked, residents only',
          ],
          ['Hours', 'The sign and the card agree', 'Closed when it should be open'],
          ['Safety', 'Clean, lit, dry', 'Broken glass, needles, wires, chemicals, ice'],
        ),
        note(
          'Do not touch needles, leaking batteries, canisters, or mercury. If there is fire, a smell of gas, or a spill, step back and call the emergency number first. Write to us later.',
          'You matter more than the inspection',
        ),
        heading('Take photos', 'take-photos'),
        list(
          'the whole site from ten steps away;',
          'the labels, close enough to read;',
          'whatever is wrong, close up;',
          'the sign with the hours and the phone number.',
        ),
        p(
          'Keep people and license plates out of the frame. Hold on to the photos: if we need them, we will ask for them in reply to your email.',
        ),
        heading('Write to us', 'report-inspection'),
        steps(
          'Open [“Write to us”](?modal=write-to-us), or press the button under the sample, which fills in the subject and the text.',
          'Fill in your name, city, email, and phone, so that we can ask about details.',
          'Under “What it is about” choose **“Inspection of container sites”**.',
          'Paste the text below, adapt it, and send it.',
        ),
        figure('write-to-us', {
          alt: 'The “Write to us” form: what it is about, name, phone, email, city, and the message',
          caption: 'The form, opened with the sample',
          legend: [
            'what it is about: inspection of container sites',
            'the email that gets the number and the answer',
            'the sample; put in what you saw',
            'send it, and your number appears',
          ],
        }),
        sample(
          [
            'Site: (name, and the page’s address from the map)',
            'Date and time: November 21, 11:30 AM',
            'Fullness: glass container full, bags beside it',
            'Condition: the plastic container has no lid',
            'Labels: the word “Paper” has worn off',
            'Access: fine',
            'Hours: the sign says until 8 PM, the map until 6 PM',
            'Safety: broken glass by the left container',
            'Photos: yes, 5',
          ].join('\n'),
          'A message to copy',
        ),
        p('Write when all is well, too. “Checked, everything matches” is a useful inspection.'),
      ],
    },
    {
      id: 'view-inspections',
      title: 'See what came of it',
      blocks: [
        heading('Your reference number', 'reference-number'),
        p(
          'You see a reference number as soon as the message is sent, and the same number comes by email. It means your message is stored and will not get lost. No email after ten minutes? Look in Spam.',
        ),
        p('Keep the number. To add something later, reply to that email and leave the subject as it is.'),
        heading('The answer', 'answer-by-mail'),
        p(
          'People read the inspections. We first talk to whoever runs the site, then we correct the card, or write to you why it stays as it is.',
        ),
        drawing('map'),
        heading('What changes on the map', 'changes-on-the-map'),
        table(
          'How an inspection ends',
          ['What you reported', 'What happens'],
          ['Different hours, rates, or rules', 'The card is corrected; open it at the address you saved'],
          ['Closed for now', 'The point leaves the map and returns when it reopens'],
          [
            'Closed for good, or not there',
            'The point is off the map; its address says it is not public and shows others nearby',
          ],
          ['Overflowing, broken, or unsafe', 'Passed on to the organization or the hauler'],
          ['A site missing from the map', 'We look for its owner and invite them to add it'],
        ),
        p(
          'If a week goes by with no change and no answer, [ask us](?modal=question) and mention the number.',
        ),
        note(
          'One look a month at the site you walk past anyway does more for the map than a hundred inspections once a year.',
          'Adopt a site',
        ),
      ],
    },
  ],
};

export default manual;
