// The options one by one: name, help, fallback, and the way the value is taken.
#include "option.hpp"

#include <limits>
#include <tuple>

#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "take_value.hpp"
#include "values.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr unsigned kMostThreadsOrRounds = 1024;

// An option whose value `read` converts, as an optional, for the member that `place`
// finds in the arguments; `refuse` returns the fault of a value that it cannot convert.
template <class Read, class Place>
Option taking(Option option, std::function<Message(const std::string& value)> refuse, Read read, Place place) {
  option.take = [refuse = std::move(refuse), read, place](Args& args, const std::string& value) {
    const auto wanted = read(value);
    if (!wanted) return refuse(value);
    place(args) = *wanted;
    return Message();
  };
  return option;
}

// `choices`: as in "line|grid|json".
template <class Read, class Place>
Option taking_one_of(Option option, const std::string& choices, Read read, Place place) {
  const auto refuse = [name = option.name, choices](const std::string& value) {
    return say(Id::kOptionTakesOneOf, name, either_of(choices), value);
  };
  return taking(std::move(option), refuse, read, place);
}

template <class Number, class Place>
Option taking_number(Option option, Number least, Number most, Place place) {
  const auto read = [=](const std::string& value) {
    const auto number = read_number<Number>(value);
    return number && *number >= least && *number <= most ? number : std::nullopt;
  };
  const auto refuse = [=, name = option.name](const std::string& value) {
    return say(Id::kOptionTakesNumber, name, std::to_string(least), std::to_string(most), value);
  };
  return taking(std::move(option), refuse, read, place);
}

template <class Place>
Option flag(Option option, Place place) {
  option.take = [place](Args& args, const std::string&) {
    place(args) = true;
    return Message();
  };
  return option;
}

Option taking_format(Option option, std::string Args::* place, const std::string& others = "") {
  option.take = [place, others](Args& args, const std::string& value) {
    if (!find_format(value) && (others.empty() || value != others)) return say(Id::kNoSuchFormat, value);
    args.*place = value;
    return Message();
  };
  return option;
}

Option rule_flag(Option option, std::string_view kind) {
  option.take = [kind](Args& args, const std::string&) {
    add_rule(args, kind);
    return Message();
  };
  return option;
}

}  // namespace

Option algorithm_option() {
  Option option{"--algorithm", say(Id::kValueId), say(Id::kAboutAlgorithm)};
  option.take = take_algorithm;
  return option;
}

Option algorithms_option() {
  Option option{"--algorithm", say(Id::kValueIds), say(Id::kAboutContenders)};
  option.take = take_algorithms;
  return option;
}

Option alphabet_option() {
  const auto refuse = [](const std::string& value) { return say(Id::kAlphabetTakes, value); };
  return taking({"--alphabet", say(Id::kValueDigit), say(Id::kAboutAlphabet)}, refuse, read_alphabet,
                [](Args& args) -> auto& { return args.alphabet; });
}

Option attempts_option() {
  return taking_number({"--attempts", say(Id::kValueNumber), say(Id::kAboutAttempts), "1000000"}, std::uint64_t{1},
                       kMost, [](Args& args) -> auto& { return args.attempts; });
}

Option boxes_option(const std::string& fallback) {
  const auto refuse = [](const std::string& value) { return say(Id::kBoxesTakes, value); };
  return taking({"--boxes", say(Id::kValueSize), say(Id::kAboutBoxes), fallback}, refuse, read_box_shape,
                [](Args& args) -> auto& { return args.options.boxes; });
}

Option cap_option() {
  const auto refuse = [](const std::string& value) { return say(Id::kCapTakes, value); };
  return taking({"--cap", say(Id::kValueTime), say(Id::kAboutCap), "10s"}, refuse, read_duration,
                [](Args& args) -> auto& { return args.cap_seconds; });
}

Option clues_option() {
  std::string names;
  for (const ClueWishName& each : clue_wish_names()) names += std::string(each.name) + ", ";
  Option option{"--clues", say(Id::kValueClues),
                say(Id::kAboutClues, names + "anti-knight, anti-king, non-consecutive")};
  option.take = take_clues;
  return option;
}

Option count_option() {
  return taking_number({"--count", say(Id::kValueNumber), say(Id::kAboutNumberOfPuzzles), "1"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.count; });
}

Option depth_option() {
  return taking_number({"--depth", say(Id::kValueDepth), say(Id::kAboutDepth), "0"}, 0, kMaxSide * kMaxSide,
                       [](Args& args) -> auto& { return args.depth; });
}

Option difficulty_option() {
  const auto refuse = [](const std::string& value) { return say(Id::kDifficultyTakes, value); };
  return taking({"--difficulty", say(Id::kValueDifficulty), say(Id::kAboutDifficulty)}, refuse, read_aim,
                [](Args& args) -> auto& { return args.maker_recipe.aim; });
}

Option duplicates_option() {
  return flag({"--duplicates", {}, say(Id::kAboutDuplicates)}, [](Args& args) -> auto& { return args.duplicates; });
}

Option fill_option() {
  const auto refuse = [](const std::string& value) { return say(Id::kFillTakes, value); };
  return taking({"--fill", say(Id::kValueShare), say(Id::kAboutFill)}, refuse, read_share,
                [](Args& args) -> auto& { return args.fill; });
}

Option format_option(const std::string& formats, const Message& details) {
  const auto read = [formats](const std::string& value) {
    const bool is_among = ("|" + formats + "|").find("|" + value + "|") != std::string::npos;
    return is_among ? read_output_format(value) : std::nullopt;
  };
  Option option{"--format", say(Id::kValueChoices, formats), say(Id::kAboutFormat, details),
                formats.substr(0, formats.find('|'))};
  option.synonym = "--to";
  return taking_one_of(std::move(option), formats, read, [](Args& args) -> auto& { return args.format; });
}

Option formats_option() {
  return flag({"--formats", {}, say(Id::kAboutFormats)}, [](Args& args) -> auto& { return args.list_formats; });
}

Option from_option() { return taking_format({"--from", say(Id::kValueFormat), say(Id::kAboutFrom)}, &Args::from); }

Option givens_option() {
  Option option{"--givens", say(Id::kValueGivens), say(Id::kAboutGivens)};
  option.take = [](Args& args, const std::string& value) {
    MakerRecipe& recipe = args.maker_recipe;
    recipe.minimal = value == "minimal";
    if (recipe.minimal) return Message();
    const auto range = read_range(value);
    if (!range) return say(Id::kGivensTakes, value);
    std::tie(recipe.least_givens, recipe.most_givens) = *range;
    return Message();
  };
  return option;
}

Option hyper_option() { return rule_flag({"--hyper", {}, say(Id::kAboutHyper)}, "windows"); }

Option jigsaw_option() {
  Option option{"--jigsaw", say(Id::kValueFile), say(Id::kAboutJigsaw)};
  option.take = take_regions;
  option.names = Option::Names::kFileRead;
  return option;
}

Option kind_option() {
  return taking_one_of({"--kind", say(Id::kValueKind), say(Id::kAboutKind)}, "random|balanced|unique|pattern",
                       find_puzzle_kind, [](Args& args) -> auto& { return args.kind; });
}

Option knob_option() {
  Option option{"--knob", say(Id::kValueKnob), say(Id::kAboutKnob)};
  option.take = take_knob;
  option.repeats = true;
  return option;
}

Option left_option() {
  return flag({"--left", {}, say(Id::kAboutLeft)}, [](Args& args) -> auto& { return args.left; });
}

Option limit_option(const std::string& fallback, const Message& about) {
  return taking_number({"--limit", say(Id::kValueNumber), about, fallback}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.limit; });
}

Option list_option() {
  return flag({"--list", {}, say(Id::kAboutList)}, [](Args& args) -> auto& { return args.list; });
}

Option names_option() {
  return flag({"--names", {}, say(Id::kAboutNames)}, [](Args& args) -> auto& { return args.list_names; });
}

Option new_regions_option() {
  return flag({"--new-regions", {}, say(Id::kAboutNewRegions)},
              [](Args& args) -> auto& { return args.maker_recipe.new_regions; });
}

Option one_option() {
  return flag({"--one", {}, say(Id::kAboutOne)}, [](Args& args) -> auto& { return args.one; });
}

Option max_steps_option() {
  return taking_number({"--max-steps", say(Id::kValueNumber), say(Id::kAboutMaxSteps), "0"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.max_steps; });
}

Option pattern_option() {
  Option option{"--pattern", say(Id::kValueFile), say(Id::kAboutPattern)};
  option.take = take_pattern;
  option.names = Option::Names::kFileRead;
  return option;
}

Option proof_option() {
  Option option{"--proof", say(Id::kValueFile), say(Id::kAboutProof)};
  option.take = take_proof;
  option.names = Option::Names::kFileWritten;
  return option;
}

Option puzzle_format_option(const std::string& others) {
  const Message about = others.empty() ? say(Id::kAboutPuzzleFormat) : say(Id::kAboutPuzzleFormatOrNamed);
  Option option = taking_format({"--format", say(Id::kValueFormat), about}, &Args::to, others);
  option.synonym = "--to";
  return option;
}

Option rounds_option() {
  return taking_number({"--rounds", say(Id::kValueNumber), say(Id::kAboutRounds), "1"}, 1u, kMostThreadsOrRounds,
                       [](Args& args) -> auto& { return args.rounds; });
}

Option rule_option() {
  Option option{"--rule", say(Id::kValueId), say(Id::kAboutRule, either_of(rules_to_name()))};
  option.take = take_rule;
  option.repeats = true;
  return option;
}

Option scale_option() {
  const std::string choices = scale_choices();
  const auto read = [](const std::string& value) {
    const Scale* const scale = find_scale(value);
    return scale ? std::optional(scale) : std::nullopt;
  };
  return taking_one_of(
      {"--scale", say(Id::kValueChoices, choices), say(Id::kAboutScale), choices.substr(0, choices.find('|'))}, choices,
      read, [](Args& args) -> auto& { return args.scale; });
}

Option seed_option() {
  return taking_number({"--seed", say(Id::kValueNumber), say(Id::kAboutSeed), "1"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.seed; });
}

Option set_option() {
  Option option{"--set", say(Id::kValueFile), say(Id::kAboutSet)};
  option.take = [](Args& args, const std::string& value) {
    args.file = value;
    return Message();
  };
  option.names = Option::Names::kFileRead;
  return option;
}

Option split_depth_option() {
  return taking_number({"--split-depth", say(Id::kValueDepth), say(Id::kAboutSplitDepth), "0"}, 0,
                       std::numeric_limits<int>::max(), [](Args& args) -> auto& { return args.split_depth; });
}

Option subproblems_option() {
  return flag({"--subproblems", {}, say(Id::kAboutSubproblems)}, [](Args& args) -> auto& { return args.subproblems; });
}

Option symmetry_option() {
  std::string choices;
  for (const std::string_view name : symmetry_names()) choices += (choices.empty() ? "" : "|") + std::string(name);
  return taking_one_of({"--symmetry", say(Id::kValueSymmetry), say(Id::kAboutSymmetry, either_of(choices))}, choices,
                       find_symmetries, [](Args& args) -> auto& { return args.maker_recipe.symmetries; });
}

Option technique_option() {
  Option option{"--technique", say(Id::kValueId), say(Id::kAboutTechniqueOfPuzzle)};
  option.take = take_technique;
  return option;
}

Option techniques_option() {
  Option option{"--technique", say(Id::kValueIds), say(Id::kAboutTechnique)};
  option.take = take_techniques;
  return option;
}

Option threads_option(const Message& about) {
  return taking_number({"--threads", say(Id::kValueNumber), about}, 1u, kMostThreadsOrRounds,
                       [](Args& args) -> auto& { return args.threads; });
}

Option together_option() {
  return flag({"--together", {}, say(Id::kAboutTogether)}, [](Args& args) -> auto& { return args.together; });
}

Option x_option() { return rule_flag({"--x", {}, say(Id::kAboutX)}, "diagonals"); }

}  // namespace sudoscope::cli
