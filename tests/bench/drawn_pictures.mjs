// Photos of printed grids in fonts that the classifier has not seen, made by tests/web/pictures, in
// mild, medium and hard conditions, or `large`: reduced by the page from 12 megapixels; and of jigsaws.
// { name, values, pixels } each, for jigsaws with their regions, the same for the same number.
const shapes = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [3, 3],
  [4, 4],
];

/** Medium conditions, 1600 x 1200. */
function largeShot(camera, random) {
  const shot = camera.randomShot('medium', random);
  const scale = 4 / 3;
  const corners = shot.corners.map(({ x, y }) => ({ x: x * scale, y: y * scale - 200 }));
  return { ...shot, width: 1600, height: 1200, corners };
}

/** `paper`, `camera`: the modules of tests/web/pictures. */
export function* drawnPictures(difficulty, count, { fonts, makeRandom, printGrid, randomGivens }, camera) {
  const random = makeRandom(7);
  for (let picture = 0; picture < count; ++picture) {
    const [boxHeight, boxWidth] = shapes[random.below(shapes.length)];
    const side = boxHeight * boxWidth;
    const values = randomGivens(boxHeight, boxWidth, random.between(0.25, 0.5), random);
    const font = fonts[random.below(fonts.length)];
    const withCandidates = side === 9 && random.next() < 0.3;
    const letters = side === 16 && random.next() < 0.5;
    const paper = printGrid({
      font,
      boxHeight,
      boxWidth,
      values,
      cell: Math.round(1000 / (side + 4)),
      thin: random.between(0.015, 0.04),
      thick: random.between(0.05, 0.09),
      thinShade: random.between(0, 150),
      inkShade: random.between(0, 70),
      size: random.between(0.6, 0.95),
      ...(letters ? { alphabet: [...'123456789ABCDEFG'] } : {}),
      candidates: (cell) =>
        withCandidates && cell % 3 !== 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((v) => (v * 7 + cell * 5) % 4 === 0) : [],
    });
    const shot = difficulty === 'large' ? largeShot(camera, random) : camera.randomShot(difficulty, random);
    const pixels = camera.photograph(paper, shot, random);
    yield { name: `${picture} ${font.name} ${side}`, values, pixels };
  }
}

/** Photos of two jigsaws, 9x9 and 6x6, in medium conditions. `jigsaws`: the module of tests/web/pictures. */
export function* drawnJigsaws(count, { fonts, makeRandom }, { nine, six, printJigsaw }, camera) {
  const random = makeRandom(9);
  for (let picture = 0; picture < count; ++picture) {
    const { side, values, regions } = picture % 2 === 0 ? nine : six;
    const font = fonts[random.below(fonts.length)];
    const paper = printJigsaw(
      { side, values, regions },
      {
        font,
        cell: Math.round(1000 / (side + 4)),
        thin: random.between(0.015, 0.04),
        thick: random.between(0.06, 0.1),
        thinShade: random.between(60, 150),
        thickShade: random.between(0, 60),
        inkShade: random.between(0, 70),
        size: random.between(0.6, 0.95),
      },
    );
    const pixels = camera.photograph(paper, camera.randomShot('medium', random), random);
    yield { name: `${picture} ${font.name} ${side}`, values, regions, pixels };
  }
}
