// The techniques that a puzzle can be made to need, asked of the worker that makes it.
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../base/message_of';
import type { LogicTechnique } from '../../protocol/logic';
import type { Maker } from './maker';

export interface Known {
  /** From easy to hard; none while they are not known. */
  techniques: readonly LogicTechnique[];
  /** Why they cannot be had; empty. */
  failure: string;
}

export function useTechniques(maker: Maker): Known {
  const [known, setKnown] = useState<Known>({ techniques: [], failure: '' });
  useEffect(() => {
    let isShown = true;
    maker.techniques().then(
      (techniques) => isShown && setKnown({ techniques, failure: '' }),
      (error: unknown) => isShown && setKnown({ techniques: [], failure: messageOf(error) }),
    );
    return () => void (isShown = false);
  }, [maker]);
  return known;
}
