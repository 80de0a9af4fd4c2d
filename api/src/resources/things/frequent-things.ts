/** What people ask for most, the most frequent first. Everything else follows in the order of the dictionary. */
const FREQUENT = `
aa-battery water-bottle glass-bottle cardboard-box newspaper smartphone carrier-bag jam-jar drink-can led-bulb medicine
childrens-clothes shoe-pair book office-paper pizza-box milk-carton bottle-cap mattress television refrigerator
washing-machine car-tyre frying-oil paint soda-bottle wine-bottle beer-bottle beer-can food-can fish-can egg-carton
yoghurt-pot coffee-cup foam-packaging laptop desktop-computer charger usb-cable headphones energy-saving-bulb
fluorescent-tube incandescent-bulb mercury-thermometer car-battery button-cell phone-battery rechargeable-battery
power-bank printer printer-cartridge t-shirt jeans coat worn-out-clothes sofa chair table bed wardrobe mirror window-pane
ceramic-plate drinking-glass broken-bottle plant-pot toothbrush toothpaste-tube shampoo-bottle detergent-bottle
deodorant-can aluminium-foil aluminium-tray jar-lid frying-pan saucepan magazine notebook receipt cereal-box shoe-box
juice-carton oil-bottle-plastic large-water-jug food-container bubble-wrap cling-film crisp-packet disposable-razor cd pen
plastic-toy soft-toy nappy face-mask electronic-cigarette lighter cigarette-butt syringe motor-oil gas-cylinder pickle-jar
instant-coffee-jar spectacles microwave kettle vacuum-cleaner iron monitor keyboard-mouse tablet bicycle towel blanket
pillow carpet curtain bag suitcase vegetable-peelings christmas-tree branches brick toilet-bowl tools egg-box-plastic
plastic-cup plastic-cutlery bed-linen trainers belt wrapping-paper button-phone extension-lead garland umbrella key
nails-screws cork wooden-crate pallet child-car-seat pushchair board-game`
  .trim()
  .split(/\s+/);

const PLACES: ReadonlyMap<string, number> = new Map(FREQUENT.map((id, place) => [id, place]));

const placeOf = ({ id }: { readonly id: string }): number => PLACES.get(id) ?? FREQUENT.length;

/** Things with the most frequent first. */
export const byFrequency = <Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => placeOf(one) - placeOf(other));
