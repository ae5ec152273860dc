// The live picture. While a grid is in sight, the frame in which it was found lies over the video, with drawings
// in it; without a grid that frame fades, and the video shows. A frozen picture is the last frame with the grid.
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CameraClient } from '../../client/picture_client';
import type { CameraReply } from '../../image/grid_watch';
import { cameraPicture } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { DrawnGrid } from './advice';
import styles from './camera_content.module.css';
import type { CameraStore } from './camera';
import { eachFrame } from './frames';
import { drawSeen } from './overlay';

interface Props {
  store: CameraStore;
  client: CameraClient;
  /** Receives the element that shows the camera's picture. */
  video: RefObject<HTMLVideoElement | null>;
  onTap(): void;
  onFailure(error: unknown): void;
}

const nothing: DrawnGrid = { digits: new Uint8Array(), wrong: [], shaky: [] };

export function CameraView({ store, client, video, onTap, onFailure }: Props): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The last frame with a grid, and whether any came since. */
  const last = useRef<CameraReply | null>(null);
  const isLatest = useRef(false);
  const stream = store.stream.value;
  const stage = store.stage.value.kind;

  function draw(): void {
    const reply = last.current;
    const isSeen = isLatest.current || (store.stage.peek().kind === 'frozen' && store.isSeen.peek());
    canvas.current!.dataset.seen = String(isSeen);
    if (!isSeen || !reply?.crossings) return;
    const reading = store.reading.peek();
    const quarters = reading && reading !== 'unread' ? reading.quarters : 0;
    drawSeen(canvas.current!.getContext('2d')!, reply.frame, reply.crossings, store.drawn.peek() ?? nothing, quarters);
  }

  useEffect(() => {
    if (stream) video.current!.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    const element = video.current!;
    if (stage === 'frozen') element.pause();
    if (stage !== 'live') return;
    const ending = new AbortController();
    const take = async (frame: ImageBitmap, time: number): Promise<void> => {
      const reply = await client.see(frame, time);
      if (ending.signal.aborted || store.stage.peek().kind !== 'live') return reply.frame.close();
      isLatest.current = reply.crossings !== null;
      if (isLatest.current) {
        last.current?.frame.close();
        last.current = reply;
      } else reply.frame.close();
      store.look(reply, time);
      draw();
    };
    void element.play().catch(() => undefined);
    eachFrame(element, take, ending.signal).catch(onFailure);
    return () => ending.abort();
  }, [stage, stream]);
  // A frozen picture changes with the wish, and with a late reading.
  useEffect(draw, [store.drawn.value, stage]);
  useEffect(() => () => last.current?.frame.close(), []);

  return (
    <div class={styles.view} onClick={onTap}>
      <video ref={video} muted playsInline aria-hidden="true" />
      <canvas ref={canvas} role="img" aria-label={say(cameraPicture)} />
    </div>
  );
}
