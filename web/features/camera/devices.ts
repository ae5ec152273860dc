// The device's cameras: one is opened, and why that fails is told apart.

/** Why there is no picture: not allowed, no camera, one that something else uses, a page that may not ask; or another reason. */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'insecure' | 'failed';

export class NoCamera extends Error {
  constructor(
    readonly refusal: CameraRefusal,
    cause: unknown,
  ) {
    super(refusal, { cause });
  }
}

export interface Device {
  readonly id: string;
  /** As the system calls it; may be empty. */
  readonly label: string;
}

export interface Devices {
  /** Asks for permission where that is not known. `id`: of a camera; empty = the one at the back. Rejects with NoCamera. */
  open(id: string): Promise<MediaStream>;
  close(stream: MediaStream): void;
  idOf(stream: MediaStream): string;
  /** Calls once, should the camera be taken away. */
  onEnd(stream: MediaStream, ended: () => void): void;
  /** All that there are; with their names once one was opened. */
  all(): Promise<Device[]>;
  hasTorch(stream: MediaStream): boolean;
  light(stream: MediaStream, isLit: boolean): Promise<void>;
}

/** By the names of the exceptions (W3C, "Media Capture and Streams"). */
const refusals: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
};

/** More is not read better, and costs more a frame. */
const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Not in every browser (W3C, "MediaStream Image Capture"). */
interface Torch {
  torch?: boolean;
}

const trackOf = (stream: MediaStream): MediaStreamTrack => stream.getVideoTracks()[0]!;

/** Those of this browser. */
export const devicesHere: Devices = {
  async open(id) {
    // Missing if the page did not come by a secure line.
    const media = navigator.mediaDevices as MediaDevices | undefined;
    if (!media) throw new NoCamera('insecure', null);
    const which = id ? { deviceId: { exact: id } } : { facingMode: 'environment' };
    try {
      return await media.getUserMedia({ audio: false, video: { ...size, ...which } });
    } catch (cause) {
      throw new NoCamera(refusals[cause instanceof Error ? cause.name : ''] ?? 'failed', cause);
    }
  },
  close(stream) {
    for (const track of stream.getTracks()) track.stop();
  },
  idOf: (stream) => trackOf(stream).getSettings().deviceId ?? '',
  onEnd(stream, ended) {
    trackOf(stream).addEventListener('ended', ended, { once: true });
  },
  async all() {
    const found = await navigator.mediaDevices.enumerateDevices();
    return found.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
  },
  hasTorch(stream) {
    const track = trackOf(stream);
    return 'getCapabilities' in track && Boolean((track.getCapabilities() as Torch).torch);
  },
  async light(stream, isLit) {
    await trackOf(stream).applyConstraints({ advanced: [{ torch: isLit } as MediaTrackConstraintSet] });
  },
};
