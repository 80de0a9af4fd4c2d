import { plainLetters } from '../plain-letters/plain-letters.ts';

/** Words around the thing that a question is about. */
const FILLER = `
a an and any are at away bring can could deal dispose disposal do does drop empty for from get getting give go got hand have how
i if in into is it just leave me my near nearby need of off old on or our out place please put recycle recycling rid send
should some something take that the their them these thing things this throw to toss trash up use used want was what when
where which with you your
бы было в вас ваш вещь во возле выбросить выбрасывать выкинуть выкидывать где да деть девать делать для до его ее если еще
есть же за и из или их к как какой какую когда которые который ко куда ли лишний лишние мне могу мои мой мою моя можно на
надо нужно нас не ненужный ненужные ненужную о об от отдать отнести относить отдают перерабатывают переработать переработка
переработку по под пожалуйста после при принимают пустая пустой пустую пустые принять прием приема пункт рядом с сдавать сдать сдают себя со старая
старое старой старую старые старый старых так то у утилизация утилизировать хочу чего чем что это эти этот эту
al algo alguna algun con como cosa cosas cual cuando dar de dejar del desechar deshacerme deshago descarto donde el ella
en entregar entrego es esta este esto estos hacer hago hay la las le lo llevar llevo los me mi mis no o para pasa podria
poner por puede puedo que quiero reciclan reciclar reciclo sacar se ser si sin sobre son su tengo tirar tiro un una unas
uno unos usada usadas usado usados va van vacia vacias vacio vacios vieja viejas viejo viejos y
болады бар бос бере беруге беремін ва дегенди екен ескирген ески кайда калай кандай кажет кажетсиз керек кою лактыру лактырамын
мен менин мынау не оларды осы откизу откизуге откиземин откиземиз орын орны орында пайдаланылган сол тапсыру тапсыруга
тапсырамын тапсырамыз тастау тастаймын тастауга ушин уйдеги шыгару кайта ондеу ондеуге жою жоямын жане немесе`
  .trim()
  .split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set(FILLER.map(plainLetters));

/** Whether a plain word stands around things more often than for one. */
export const isFiller = (word: string): boolean => KNOWN.has(word);
