// Chooses the algorithm of the verdict, among those of the catalogue that accept the grid.
// For a grid that the chosen one does not accept, another answers, and the choice stays.
import type { JSX } from 'preact';
import { algorithmForVerdict, chooseForMe } from '../../language/generated/verdict';
import { say, tell } from '../../language/say';
import type { Geometry } from '../../grid/geometry';
import type { AlgorithmInfo } from '../../protocol/messages';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Select } from '../../ui/algorithm_choice';

function takes({ smallestSide, largestSide, grids }: AlgorithmInfo, geometry: Geometry): boolean {
  const { side, shape, extraHouses, givenCandidates } = geometry;
  const hasBoxesAlone = shape.boxHeight === shape.boxWidth && !shape.regions && extraHouses.length === 0;
  const isOrdinary = hasBoxesAlone && givenCandidates === null;
  return side >= smallestSide && side <= largestSide && (isOrdinary || grids === 'any houses');
}

export function SolverChoice({ app }: { app: HasPlay & HasSettings & HasCatalogue }): JSX.Element {
  const { catalogue, play, settings } = app;
  const geometry = play.geometry.value;
  const fitting = catalogue.value.filter((info) => takes(info, geometry));
  const isFitting = fitting.some(({ id }) => id === settings.solver.value);
  return (
    <Select
      label={say(algorithmForVerdict)}
      value={isFitting ? settings.solver.value : ''}
      options={[
        { value: '', text: say(chooseForMe) },
        ...fitting.map(({ id, name }) => ({ value: id, text: tell(name) })),
      ]}
      onChoose={(id) => (settings.solver.value = id)}
    />
  );
}
