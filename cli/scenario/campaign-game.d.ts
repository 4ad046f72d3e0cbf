import { type AskState, type Choice, type Game, type GameEvent, type PublicPart, type Result, type SituationFormat } from '@overlair/rules/kernel';
import { type Campaign, type State } from '@overlair/rules/overboss';
interface Sheet extends AskState<Choice> {
    campaign: Campaign;
    /** Final states of the remaining games, in order. */
    games: readonly State[];
}
/** Nothing in a campaign is hidden. */
interface PublicSheet extends PublicPart {
    readonly sheet: Sheet;
}
type CampaignEnd = Result & {
    readonly title: string;
};
export declare const campaign: Game<Sheet, Choice, Campaign, GameEvent, CampaignEnd, PublicSheet>;
export declare const campaignSituations: SituationFormat<Sheet>;
export {};
