import styles from './gallery.module.css';
import { Section } from './section.tsx';

const names = (): string[] => {
  const found = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      for (const name of rule.style) if (/^--(color|status|material)-/.test(name)) found.add(name);
    }
  }
  return [...found];
};

const paint = (name: string) => (element: HTMLElement | null) =>
  element?.style.setProperty('background', `var(${name})`);

/** Every colour token and the type scale. */
export const ColoursPart = () => (
  <>
    <Section title="Type">
      <p className="visually-hidden">Display to small</p>
      <h1>Where does this jar go? Куда сдать банку? Банканы қайда өткізуге болады?</h1>
      <h2>Second heading: Ұйымдастырушыларға және еріктілерге</h2>
      <h3>Third heading: ¿Qué querés reciclar hoy?</h3>
      <p>
        Body text with a <a href="#top">words that lead on</a>, <strong>strong words</strong> and figures: 1
        250,00 ₸ · 890 ₽.
      </p>
      <small>Small print: әғқңөұүһі ӘҒҚҢӨҰҮҺІ</small>
    </Section>
    <Section title="Colours">
      <div className={styles.swatches}>
        {names().map((name) => (
          <div key={name}>
            <div className={styles.swatch} ref={paint(name)} />
            {name}
          </div>
        ))}
      </div>
    </Section>
  </>
);
