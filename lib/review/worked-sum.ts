import type { LawOfRound } from '../law/law-of-round.ts';
import type { Application } from '../model/application.ts';
import type { TextKey } from '../model/program.ts';
import { Recorder, type Step } from './recorder.ts';
import { applyTexts } from './texts.ts';

/** The worked sum of an application by each text: the same lines that gave its ceiling, told this time. */
export function workedSums(application: Application, law: LawOfRound): ReadonlyMap<TextKey, readonly Step[]> {
  const recorders = new Map<TextKey, Recorder>();
  applyTexts(application, law, (text) => {
    const recorder = new Recorder(application, law.decisionDate);
    recorders.set(text, recorder);
    return recorder;
  });
  return new Map([...recorders].map(([text, recorder]) => [text, recorder.steps]));
}
