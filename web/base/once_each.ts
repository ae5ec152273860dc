// One of something for each of something else, as long as there is that.

/** What is made of one when it is first asked for, and the same from then on. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const one = made.get(of) ?? { it: make(of) };
    made.set(of, one);
    return one.it;
  };
}
