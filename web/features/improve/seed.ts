/** Where chance begins. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
