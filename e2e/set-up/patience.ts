/** One machine acts as all visitors of the suite, so the limits per address are raised. */
export const ONE_ADDRESS = {
  REQUESTS_PER_MINUTE: '1000000',
  LOGINS_PER_MINUTE: '100000',
  FORMS_PER_MINUTE: '100000',
  REPORTS_PER_HOUR: '100000',
  REPORTS_OF_POINT_PER_HOUR: '100000',
  POINT_FILES_PER_MINUTE: '100000',
};

/** A busy machine may render slowly: the suite checks what pages show, the benchmark how fast. */
export const PATIENT_EDGE = { RENDER_BUDGET_MS: '5000', RENDER_LIMIT_MS: '10000' };

/** Browsers ask the own host alone: a suite that looks at the tiles of a service names a stand-in. */
export const OWN_HOST = { MAP_TILE_URL: 'none' };
