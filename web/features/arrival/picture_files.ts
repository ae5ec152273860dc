// The pictures that the page reads, as the system is told of them.

/** Extensions, with their dots, by media type. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};
