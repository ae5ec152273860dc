// The files that the page opens, for pickers and for what the system offers to open with it. The extensions are those of
// the solver's formats: a test holds them to its catalogue.

const mediaTypes = {
  'text/plain': ['txt', 'sdk', 'sdm', 'ss', 'sdx'],
  'text/csv': ['csv'],
  'text/xml': ['opensudoku', 'opensudoku2', 'xml'],
  'application/json': ['json'],
};

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Extensions, with their dots, by media type. */
export const puzzleFileTypes: Record<string, string[]> = Object.fromEntries(
  Object.entries(mediaTypes).map(([type, extensions]) => [type, extensions.map((extension) => `.${extension}`)]),
);

/** As a field for files takes it. */
export const puzzleFiles = [...Object.values(puzzleFileTypes).flat(), 'text/plain', ...pictureTypes].join(',');
