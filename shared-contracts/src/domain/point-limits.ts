/** The longest texts of a recycling point, in characters; of what it lists, how many; of a price, the highest. */
export const POINT_LIMITS = {
  name: 150,
  address: 300,
  comment: 1000,
  collectionRules: 5000,
  contactName: 100,
  contactPhone: 40,
  contactEmail: 131,
  /** The reason of a closing, a decline, a taking down. */
  reason: 1000,
  photos: 20,
  exceptions: 50,
  hoursRules: 10,
  exceptionNote: 200,
  rates: 100,
  /** In the currency of the point's country: above what a tonne of any material brings in any of them. */
  price: 100_000_000,
  /** Digits of a price behind its decimal point. */
  priceDecimals: 2,
} as const;

/** Whether a price is one that a point may pay: no less than 0, within its limit, with two decimals at most. */
export const isPrice = (price: number): boolean =>
  price >= 0 && price <= POINT_LIMITS.price && Number(price.toFixed(POINT_LIMITS.priceDecimals)) === price;
