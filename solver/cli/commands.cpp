// The table of the subcommands.
#include "commands.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

const Command kCommands[] = {
    {"solve",
     say(Id::kAboutSolve),
     Words::kPuzzles,
     {algorithm_option(), knob_option(), limit_option("2", say(Id::kAboutLimit)), max_steps_option(),
      threads_option(say(Id::kAboutThreadsOfSolve)), split_depth_option(), proof_option(), list_option(), one_option(),
      boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("line|grid|json", say(Id::kAboutJsonLines))},
     solve},
    {"count",
     say(Id::kAboutCount),
     Words::kPuzzles,
     {algorithm_option(), knob_option(), limit_option("0", say(Id::kAboutLimitOrNever)), max_steps_option(),
      threads_option(say(Id::kAboutThreadsTogether)), split_depth_option(), subproblems_option(), list_option(),
      one_option(), boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("line|json", say(Id::kAboutJsonLines))},
     count},
    {"split",
     say(Id::kAboutSplit),
     Words::kPuzzles,
     {algorithm_option(), knob_option(), depth_option(), list_option(), one_option(), boxes_option(), x_option(),
      hyper_option(), rule_option(), jigsaw_option(), format_option("json", say(Id::kAboutJsonSplit))},
     split},
    {"merge",
     say(Id::kAboutMerge),
     Words::kWork,
     {left_option(), format_option("line|json", say(Id::kAboutJsonLines))},
     merge},
    {"diagnose",
     say(Id::kAboutDiagnose),
     Words::kPuzzles,
     {limit_option("10000000", say(Id::kAboutLimitOfCount)), max_steps_option(), list_option(), one_option(),
      boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("json", say(Id::kAboutJsonLines))},
     diagnose},
    {"techniques",
     say(Id::kAboutTechniques),
     Words::kPuzzles,
     {techniques_option(), names_option(), list_option(), one_option(), boxes_option(), x_option(), hyper_option(),
      rule_option(), jigsaw_option(), format_option("json", say(Id::kAboutJsonTechniques))},
     list_deductions},
    {"path",
     say(Id::kAboutPathCommand),
     Words::kPuzzles,
     {list_option(), one_option(), boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("table|markdown|csv|json", say(Id::kAboutFormatsOfPath))},
     path},
    {"rate",
     say(Id::kAboutRate),
     Words::kPuzzles,
     {scale_option(), threads_option(say(Id::kAboutThreadsOfBench)), list_option(), one_option(), boxes_option(),
      x_option(), hyper_option(), rule_option(), jigsaw_option(), format_option("line|json|path", say(Id::kAboutPath))},
     rate},
    {"algorithms",
     say(Id::kAboutAlgorithms),
     Words::kNone,
     {format_option("table", say(Id::kAboutTable))},
     list_algorithms},
    {"bench",
     say(Id::kAboutBench),
     Words::kPuzzles,
     {algorithms_option(), knob_option(), cap_option(), rounds_option(), limit_option("1", say(Id::kAboutLimit)),
      max_steps_option(), threads_option(say(Id::kAboutThreadsOfBench)), list_option(), one_option(), boxes_option(),
      x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("table|csv|json", say(Id::kAboutJsonBench))},
     bench},
    {"contest",
     say(Id::kAboutContest),
     Words::kContenders,
     {set_option(), cap_option(), rounds_option(), limit_option("2", say(Id::kAboutLimit)), together_option(),
      list_option(), one_option(), boxes_option(), format_option("table|csv|json", say(Id::kAboutJsonBench))},
     contest},
    {"contender", say(Id::kAboutContender), Words::kAlgorithm, {}, take_part},
    {"speedup",
     say(Id::kAboutSpeedup),
     Words::kPuzzles,
     {algorithm_option(), knob_option(), limit_option("0", say(Id::kAboutLimitOfEach)), max_steps_option(),
      threads_option(say(Id::kAboutThreadsOfSpeedup)), split_depth_option(), list_option(), one_option(),
      boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("table|json", say(Id::kAboutJsonSpeedup))},
     speedup},
    {"canon",
     say(Id::kAboutCanon),
     Words::kPuzzles,
     {duplicates_option(), list_option(), one_option(), boxes_option(), x_option(), hyper_option(), rule_option(),
      jigsaw_option(), format_option("line|json", say(Id::kAboutJsonCanon))},
     canon},
    {"cnf",
     say(Id::kAboutCnf),
     Words::kPuzzles,
     {list_option(), one_option(), boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option(),
      format_option("dimacs", say(Id::kAboutDimacs))},
     cnf},
    {"convert",
     say(Id::kAboutConvert),
     Words::kPuzzles,
     {puzzle_format_option(), from_option(), formats_option(), alphabet_option(), list_option(), one_option(),
      boxes_option(), x_option(), hyper_option(), rule_option(), jigsaw_option()},
     convert},
    {"generate",
     say(Id::kAboutGenerate),
     Words::kNone,
     {clues_option(), difficulty_option(), technique_option(), symmetry_option(), givens_option(), pattern_option(),
      boxes_option("3x3"), new_regions_option(), jigsaw_option(), x_option(), hyper_option(), rule_option(),
      seed_option(), count_option(), attempts_option(), threads_option(say(Id::kAboutThreadsOfBench)), kind_option(),
      fill_option(), puzzle_format_option("named")},
     generate},
};

template <class Rows, class IsWanted>
auto find_row(const Rows& rows, IsWanted is_wanted) {
  const auto row = std::find_if(std::begin(rows), std::end(rows), is_wanted);
  return row != std::end(rows) ? &*row : nullptr;
}

}  // namespace

const Option* Command::find(std::string_view option) const {
  return find_row(options, [&](const Option& known) {
    return known.name == option || (!known.synonym.empty() && known.synonym == option);
  });
}

std::span<const Command> commands() { return kCommands; }

const Command* find_command(std::string_view name) {
  return find_row(kCommands, [&](const Command& known) { return known.name == name; });
}

}  // namespace sudoscope::cli
