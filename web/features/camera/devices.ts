// The device's cameras: opens one, and distinguishes the reasons for a failure.

/** The reason why there is no picture: not allowed, no camera, a camera
    in use elsewhere, a page that may not ask; or another reason. */
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
  /** The system's name; may be empty. */
  readonly label: string;
}

export interface Devices {
  /** Asks for permission if necessary. `id`: of a camera; empty = the one at the back. Rejects with NoCamera. */
  open(id: string): Promise<MediaStream>;
  close(stream: MediaStream): void;
  idOf(stream: MediaStream): string;
  /** Calls once if the camera is taken away. */
  onEnd(stream: MediaStream, ended: () => void): void;
  /** All cameras; with their names once one was opened. */
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

/** A larger picture is not read better, and costs more per frame. */
const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Not in every browser (W3C, "MediaStream Image Capture"). */
interface Torch {
  torch?: boolean;
}

const trackOf = (stream: MediaStream): MediaStreamTrack => stream.getVideoTracks()[0]!;

/** The cameras of this browser. */
export const devicesHere: Devices = {
  async open(id) {
    // Missing if the page did not come over a secure connection.
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
