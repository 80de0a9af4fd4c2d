import { expect, type Locator, type Page } from '@playwright/test';

/** The map of recycling points with its list and card, in English. */
export class MapPage {
  readonly page: Page;
  readonly listTitle: Locator;
  readonly points: Locator;
  readonly canvas: Locator;
  readonly clusters: Locator;
  readonly pointMarks: Locator;
  /** The marks of the document, which are there before the map can be moved. */
  readonly painted: Locator;
  readonly paintedClusters: Locator;
  readonly paintedPoints: Locator;
  readonly paintedGround: Locator;
  /** The marks of the map itself. */
  readonly drawn: Locator;
  readonly missing: Locator;
  /** The list while another one is asked for. */
  readonly waiting: Locator;
  readonly back: Locator;
  readonly ground: Locator;
  readonly names: Locator;
  readonly elsewhere: Locator;
  /** The names of whatever map is on the page, in any language. */
  readonly anyNames: Locator;
  /** The list and the card: a column, on phones a sheet. */
  readonly sheet: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.sheet = main.getByRole('complementary');
    this.listTitle = main.getByRole('heading', { level: 1, name: 'Recycling points' });
    this.points = main.getByRole('listitem').locator('a[href*="/recycling-points/"]');
    this.canvas = main.getByRole('region', { name: 'Map', exact: true });
    this.clusters = this.canvas.getByRole('button', { name: /recycling points?, zoom in$/ });
    this.pointMarks = this.canvas.getByRole('link', { name: /^Recycling point: / });
    this.paintedClusters = main.getByRole('link', { name: /recycling points?, zoom in$/ });
    this.paintedPoints = main.locator('svg a[href*="/recycling-points/"]');
    this.painted = main.locator('svg a');
    this.drawn = this.canvas.locator('.leaflet-marker-pane [aria-label]');
    this.paintedGround = main.locator('picture img[src*="/basemap/"]');
    this.missing = main.getByText('This point does not exist or is not public');
    this.waiting = main.locator('div[aria-busy="true"]');
    this.back = main.getByRole('link', { name: 'All points' });
    this.ground = this.canvas.locator('.leaflet-tile-pane');
    this.names = this.canvas.locator('.leaflet-names-pane');
    this.anyNames = page.locator('.leaflet-names-pane');
    this.elsewhere = this.canvas.locator('.leaflet-elsewhere-pane');
  }

  /** Holds the map's code back; what it gives lets it come. */
  async hold(): Promise<() => void> {
    const { promise: awaited, resolve: release } = Promise.withResolvers<void>();
    await this.page.route('**/mf/mf-points-map/**/leaflet*.js', async (route) => {
      await awaited;
      await route.continue();
    });
    return release;
  }

  /** A chip of the row of filters. */
  choice(name: string): Locator {
    return this.page.getByRole('search').getByRole('checkbox', { name, exact: true });
  }

  /** Opens all of the filter. */
  async openFilters(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** The addresses of the points in the list, once it is there. */
  async listed(): Promise<(string | null)[]> {
    await expect(this.points.first()).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    return this.points.evaluateAll((links) => links.map((link) => link.getAttribute('data-point')));
  }

  /** How much of the screen lies below what stands above the map, as a part of its height. */
  async shareOfMapAndList(): Promise<number> {
    const chips = await this.page
      .getByRole('search')
      .getByRole('button', { name: /^Filters/ })
      .boundingBox();
    const { height } = this.page.viewportSize() as { height: number };
    return chips ? (height - chips.y - chips.height) / height : 0;
  }

  /**
   * Draws the sheet by its handle with a finger, so many pixels downwards, and lets go of it at rest.
   *
   * @param held - what happens while the finger is down and has not moved yet
   */
  async drawSheet(down: number, held?: () => Promise<void>): Promise<void> {
    const handle = this.sheet.getByRole('button', { name: /^Show more of the/ });
    const { x, y, width, height } = (await handle.boundingBox()) as DOMRect;
    const [fromX, fromY] = [x + width / 2, y + height / 2];
    const touches = await this.page.context().newCDPSession(this.page);
    const STEPS = 10;
    const [began, step, rest] = [Date.now() / 1000, 0.02, 1];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, at?: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        timestamp: began + after,
        touchPoints: at === undefined ? [] : [{ x: fromX, y: at }],
      });
    await touch('touchStart', 0, fromY);
    await held?.();
    for (let moved = 1; moved <= STEPS; moved += 1)
      await touch('touchMove', moved * step, fromY + (down * moved) / STEPS);
    await touch('touchEnd', STEPS * step + rest);
    await touches.detach();
  }

  /** The heading of a point's card. */
  card(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name });
  }

  /** Opens the first point of the list. Returns its name. */
  async openFirst(): Promise<string> {
    const name = await this.points.first().textContent();
    await this.points.first().click();
    return name ?? '';
  }

  /** Waits until the selected mark is in the middle of the visible part of the map, on wide screens. */
  async expectCentred(): Promise<void> {
    const panel = this.page.getByRole('main').getByRole('complementary');
    await expect(async () => {
      const [mark, map, card] = await Promise.all([
        this.canvas.locator('[data-selected]').boundingBox(),
        this.canvas.boundingBox(),
        panel.boundingBox(),
      ]);
      if (!mark || !map || !card) throw new Error('the mark, the map or the card is not in view');
      const left = card.x + card.width;
      expect(mark.x + mark.width / 2).toBeCloseTo((left + map.x + map.width) / 2, -2);
      expect(mark.y + mark.height / 2).toBeCloseTo(map.y + map.height / 2, -2);
    }).toPass();
  }

  /** Waits until the tiles of the document's picture are there that can be seen. */
  async expectPainted(): Promise<void> {
    const isPainted = () =>
      this.paintedGround.evaluateAll((tiles) => {
        const seen = (tiles as HTMLImageElement[]).filter((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          const picture = tile.closest('[data-windows]')?.getBoundingClientRect();
          const isInPicture = picture && right > picture.left && left < picture.right;
          return isInPicture && right > left && bottom > 0 && top < innerHeight;
        });
        return seen.length > 0 && seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      });
    await expect.poll(isPainted).toBe(true);
    await this.page.evaluate(() => document.fonts.ready);
  }

  /** Waits until nothing of the document's picture is left, but the map itself. */
  async expectTakenOver(): Promise<void> {
    await this.expectMarks();
    await expect(this.paintedGround).toHaveCount(0);
  }

  /** The tiles of a layer that are seen. */
  tiles(layer: Locator): Locator {
    return layer.locator('.leaflet-tile-loaded');
  }

  /** Waits until the own ground and its names are there, and nothing moves. */
  async expectDrawn(): Promise<void> {
    await expect(this.ground.or(this.names).locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(
      0,
    );
    await expect(this.tiles(this.names).first()).toBeAttached();
    await expect(this.canvas.locator('.leaflet-zoom-anim')).toHaveCount(0);
  }

  /** The zoom of the ground. */
  async zoom(): Promise<number> {
    await this.expectDrawn();
    const address = await this.tiles(this.ground).last().getAttribute('src');
    return Number(/\/basemap\/\w+\/(\d+)\//.exec(address ?? '')?.[1]);
  }

  /** How far to the right what is on the map stands: it moves with the map. */
  left(): Promise<number> {
    const moved = this.canvas.locator('.leaflet-map-pane');
    return moved.evaluate((pane) => pane.getBoundingClientRect().x);
  }

  /** Zooms in until a mark is seen singly. */
  async zoomInTo(mark: Locator): Promise<void> {
    await expect(async () => {
      if (!(await mark.isVisible())) await this.zoomIn();
      await expect(mark).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  async zoomIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await this.expectDrawn();
  }

  /** Where the map can be held, next to its middle: neither a mark nor anything else stands there. */
  private async freePlace(): Promise<readonly [x: number, y: number]> {
    return this.canvas.evaluate((canvas) => {
      const { x, y, width, height } = canvas.getBoundingClientRect();
      const STEP = 8;
      const steps = Array.from({ length: 200 }, (_, step) => step * STEP);
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const places = steps
        .flatMap((across) => steps.map((down) => [x + across, y + down] as const))
        .toSorted(
          ([x1, y1], [x2, y2]) =>
            Math.hypot(x1 - middleX, y1 - middleY) - Math.hypot(x2 - middleX, y2 - middleY),
        );
      const isFree = ([left, top]: readonly [number, number]): boolean => {
        const met = document.elementFromPoint(left, top);
        return met !== null && canvas.contains(met) && met.closest('[aria-label]') === canvas;
      };
      return places.find(isFree) ?? [middleX, middleY];
    });
  }

  /** Moves the map by so many pixels, and waits until it stands still. */
  async drag(x: number, y: number): Promise<void> {
    await this.dragFrom(await this.freePlace(), x, y);
  }

  /** Moves the map as `drag` does, held by one of its marks. */
  async dragBy(mark: Locator, x: number, y: number): Promise<void> {
    const box = await mark.boundingBox();
    if (!box) throw new Error('the mark is not in view');
    await this.dragFrom([box.x + box.width / 2, box.y + box.height / 2], x, y);
  }

  private async dragFrom(
    [fromX, fromY]: readonly [x: number, y: number],
    x: number,
    y: number,
  ): Promise<void> {
    await this.page.mouse.move(fromX, fromY);
    await this.page.mouse.down();
    await this.page.mouse.move(fromX + x, fromY + y, { steps: 10 });
    await this.page.mouse.up();
    await expect(this.page.locator('[data-moving]')).toHaveCount(0);
    await this.expectDrawn();
  }

  /** Waits until the map has drawn marks. */
  async expectMarks(): Promise<void> {
    await expect(this.clusters.or(this.pointMarks).first()).toBeVisible();
  }

  /** Width and height in pixels of what can be pressed of the smallest cluster. */
  async smallestCluster(): Promise<number> {
    const sizes = await this.clusters.evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)),
    );
    return Math.min(...sizes);
  }

  /** The mark of a point. */
  markOf(id: string): Locator {
    return this.canvas.locator(`a:is([href$="/recycling-points/${id}"], [href*="/recycling-points/${id}?"])`);
  }

  /** How the drawing of a point says that it stands: open, closed, paused or unknown. */
  async standingOf(id: string): Promise<string | null> {
    return this.markOf(id).locator('[data-standing]').getAttribute('data-standing');
  }

  /** Waits until all of some marks can be pressed wherever they are pressed: nothing of the page lies above them. */
  async expectUncovered(marks: Locator): Promise<void> {
    const covered = () =>
      marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const { left, top, right, bottom } = mark.getBoundingClientRect();
          const corners = [left + 4, right - 4].flatMap((x) =>
            [top + 4, bottom - 4].map((y) => [x, y] as const),
          );
          const canvas = mark.closest('section');
          const isFree = ([x, y]: readonly [number, number]) =>
            canvas?.contains(document.elementFromPoint(x, y)) ?? false;
          return corners.every(isFree) ? [] : [mark.getAttribute('aria-label')];
        }),
      );
    await expect(marks).not.toHaveCount(0);
    await expect.poll(covered).toEqual([]);
  }

  /** Waits until each of some marks is what is met in its middle: no other mark lies on it. */
  async expectApart(marks: readonly Locator[]): Promise<void> {
    for (const mark of marks)
      await expect
        .poll(() =>
          mark.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        )
        .toBe(true);
  }
}
